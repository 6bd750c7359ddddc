"""HTTP: the API matches its description, requests from other sites are refused, files are cached correctly."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette import routing
from starlette.applications import Starlette
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from grognard.kernel.words.messages import Messages
from grognard.server.http.calls import Route
from grognard.server.http.faults import STATUS, sentences
from grognard.server.http.routes import ROUTES
from grognard.server.http.web import STATIC, Settings, app
from tests import depth
from tests.server.sample_games import after, until
from tests.server.visitors import Visitor, running

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


# What is described ------------------------------------------------------------------------------------------------
def test_every_address_is_described_and_every_description_served(server: Starlette, ann: Visitor) -> None:
    described = ann.get("openapi.json")
    told = {(method.upper(), path) for path, methods in described["paths"].items() for method in methods}
    served = {
        (method, route.path.replace(":path", ""))
        for route in server.routes
        if isinstance(route, routing.Route) and route.path.startswith("/api")
        for method in (route.methods or set()) - {"HEAD"}
    }
    assert told == served == {(each.method, "/api" + each.path.replace(":path", "")) for each in ROUTES}
    names = [operation["operationId"] for methods in described["paths"].values() for operation in methods.values()]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
def test_answers_to_made_up_requests_are_as_described(mode: GenerationMode, server: Starlette, ann: Visitor) -> None:
    """A few requests to each address, with fitting or with bad values: no fault of ours, and nothing undescribed."""
    game = ann.make(seats={"red": "me"})
    schema = schemathesis.openapi.from_asgi("/api/openapi.json", server)
    cookies = {"grognard": ann.browser.cookies["grognard"]}
    seen = set()
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()

        @settings(
            max_examples=depth.times(4),
            deadline=None,
            database=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode))
        def check(case: schemathesis.Case[Any]) -> None:
            names = case.path_parameters
            if "game" in names and case.method != "DELETE":
                names["game"] = game
            if "title" in names:
                names["title"] = "patrol"
            case.call_and_validate(cookies=cookies, checks=CHECKS)
            seen.add((case.method, case.operation.path))

        with suppress(Unsatisfiable):  # an address without any values has no bad ones
            check()
    described = {(each.method, "/api" + each.path.replace(":path", "")) for each in ROUTES}
    assert seen == described - {("GET", "/api/openapi.json")}, "all but the description itself"


def a_game_with_a_roll(visitor: Visitor) -> tuple[str, int]:
    """A game of Verdun with a roll in its log, and the line that tells of it."""
    game = until("verdun", "haumont", 3, "ask-assailants")
    made: str = visitor.post("games/import", json.loads(game.save()), 201)["id"]
    log = visitor.get(f"games/{made}")["log"]
    return made, next(number for number, line in enumerate(log) if line["has_tally"])


def a_finished_game(visitor: Visitor) -> str:
    """A game of Patrol that is over."""
    over = after("patrol", "crossing", 3, 3000)
    return str(visitor.post("games/import", json.loads(over.save()), 201)["id"])


@pytest.mark.parametrize("each", ROUTES, ids=lambda each: f"{each.method} {each.path}")
def test_every_address_can_be_called(each: Route, ann: Visitor, bob: Visitor) -> None:
    """With things that are there, each gives what it promises."""
    game = ann.make(seats={"red": "me"}, seed="1")
    question = ann.asked(game)
    piece = next(iter(ann.screen(game, question["side"])["pieces"]))
    kit = ann.get("titles/patrol/kit")
    link = ann.post("games", {"title": "patrol", "seats": {"red": "open"}}, 201)["links"]["red"]
    bodies = {
        "/games": {"title": "patrol"},
        "/games/import": ann.browser.get(f"/api/games/{game}/save").json(),
        "/join": {"link": link},
        "/games/{game}/name": {"name": "Ann"},
        "/games/{game}/talk": {"place": "seats", "text": "Good luck!"},
        "/games/{game}/notes": {"text": "Hold 0304."},
        "/games/{game}/resign": {"side": question["side"]},
        "/games/{game}/answers": {
            "side": question["side"],
            "number": question["number"],
            "answer": question["options"][0]["text"],
        },
        "/games/{game}/look": {
            "side": question["side"],
            "number": question["number"],
            "answer": question["options"][0]["text"],
        },
        "/games/{game}/hint": {"side": question["side"], "number": question["number"]},
        "/games/{game}/why-not": {"side": question["side"], "piece": piece},
        "/games/{game}/plan": {"side": question["side"]},
        "/games/{game}/orders": {"side": question["side"], "number": question["number"], "pieces": [piece]},
        "/games/{game}/opinion": {"side": question["side"]},
        "/games/{game}/branch": {"at": 0},
        "/games/{game}/record.txt": {"branches": []},
        "/lessons": {"title": "patrol", "lesson": "patrol-move"},
        "/games/{game}/lesson": {"do": "read"},
        "/games/{game}/outlook": {"side": question["side"], "games": 1},
        "/puzzles": {"title": "verdun", "puzzle": "verdun-seven-to-one"},
        "/games/{game}/bots": {"go": True},
        "/games/{game}/trial": {"games": 1},
    }
    if each.path.endswith(("/standing", "/standing/back")):
        for text in ("activate R1", "to 1005", "to 0906", "to 0805", "to 0706"):
            ann.answer(game, text)
        number = ann.asked(game)["number"]
        bodies["/games/{game}/standing"] = {"side": "blue", "number": number, "until": "phase"}
        bodies["/games/{game}/standing/back"] = {"side": "blue", "ask": "ask-react"}
    if "/offers" in each.path:
        made = ann.post("games", {"title": "patrol", "seats": {"red": "open"}}, 201)
        game = made["id"]
        bob.post("join", {"link": made["links"]["red"]})
        bodies["/games/{game}/offers"] = {"side": "blue", "kind": "draw"}
    if each.path.endswith("/offers/answer"):
        bob.post(f"games/{game}/offers", {"side": "red", "kind": "draw"})
        bodies[each.path] = {"id": ann.screen(game, "")["offers"][0]["id"], "answer": "refused"}
    if each.path.endswith(("/share", "/record")):
        bob.shares = False
        made = ann.post("games", {"title": "patrol", "seats": {"red": "open"}}, 201)
        game = made["id"]
        bob.post("join", {"link": made["links"]["red"]})
        bodies["/games/{game}/share"] = {"side": "blue", "seal": "0" * 64}
        if each.path.endswith("/record"):
            ann.post(f"games/{game}/resign", {"side": "blue"})
    if each.path.endswith("/undo"):
        taken = ann.post(f"games/{game}/answers", bodies["/games/{game}/answers"])
        bodies[each.path] = {"side": question["side"], "version": taken["version"]}
        if not ann.screen(game, question["side"])["undo"]["can"]:
            ann.post(f"games/{game}/undo", bodies[each.path], 422)
            return
    line = 0
    if each.path.endswith("/back/{line}"):
        ann.answer(game)
        ann.post(f"games/{game}/offers", {"side": question["side"], "kind": "takeback", "at": 2})
    if each.path.endswith("/roll"):
        game, line = a_game_with_a_roll(ann)
    if each.path.endswith(("/dice", "/luck/{clock}", "/report", "/report.html", "/report.json", "/opinion")):
        game = a_finished_game(ann)
    if each.path.endswith("/lesson"):
        game = ann.post("lessons", bodies["/lessons"], 201)["id"]
    if each.path.startswith("/games/{game}/puzzle"):
        game = ann.post("puzzles", bodies["/puzzles"], 201)["id"]
        ann.answer(game, "done")
    names = {
        "game": game,
        "title": "patrol",
        "link": link.rpartition("/")[2],
        "clock": 0,
        "line": line,
        "number": kit["hexes"][0]["number"],
        "name": piece,
    }
    names |= {"key": next(shown["key"] for shown in kit["overlays"] if not shown["of_hex"])}
    path = re.sub(r"{(\w+)(:path)?}", lambda found: str(names[found[1]]), each.path)
    query = {"side": "" if each.path.endswith("/roll") else question["side"], "link": f"http://localhost{link}"}
    answer = ann.browser.request(each.method, f"/api{path}", json=bodies.get(each.path), params=query)
    assert answer.status_code == each.status, answer.text
    assert answer.headers["content-type"].startswith(each.media.partition(";")[0])


# Who may call -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://testserver:9"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_another_sites_page_cannot_play_for_you(ann: Visitor, headers: dict[str, str]) -> None:
    game = ann.make(seats={"red": "me"})
    before = ann.get(f"games/{game}")
    question = ann.asked(game)
    said = {"side": question["side"], "number": question["number"], "answer": question["options"][0]["text"]}
    answer = ann.browser.post(f"/api/games/{game}/answers", json=said, headers=headers)
    assert answer.status_code == 403 and answer.json()["error"]["code"] == "forbidden"
    assert ann.browser.delete(f"/api/games/{game}", headers=headers).status_code == 403
    with (
        pytest.raises(WebSocketDisconnect),
        ann.browser.websocket_connect(f"/api/games/{game}/live?side=blue", headers=headers),
    ):
        pass
    assert ann.get(f"games/{game}") == before
    own = ann.browser.post(f"/api/games/{game}/answers", json=said, headers={"origin": "http://testserver"})
    assert own.status_code == 200


def test_a_name_that_is_not_ours_is_refused(tmp_path: Path) -> None:
    with running(app(Settings(tmp_path, hosts=frozenset({"localhost"})))) as browser:
        assert browser.get("/api/titles", headers={"host": "localhost:8123"}).status_code == 200
        assert browser.get("/api/titles", headers={"host": "evil.example"}).status_code == 403
        assert browser.get("/", headers={"host": "evil.example"}).status_code == 403


def test_who_you_are_is_kept_where_no_script_reads_it(server: Starlette) -> None:
    cookie = TestClient(server).get("/").headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie


def test_an_address_that_leads_nowhere_is_told_in_your_language(ann: Visitor) -> None:
    for lang in ("en", "fr"):
        fault = ann.get("nowhere", 404, lang=lang)["error"]
        assert fault == {"code": "missing", "text": sentences(lang).text("no-page"), "rule": ""}
    assert ann.browser.put("/api/games").status_code == 405


def test_every_fault_has_a_sentence_in_every_language() -> None:
    assert Messages.compare([files("grognard.server").joinpath("texts", "faults")]) == []
    source = "".join(path.read_text("utf-8") for path in STATIC.parent.rglob("*.py"))
    raised = re.findall(r'Trouble\(\s*"([a-z-]+)",\s*"([a-z-]+)"', source)
    assert raised
    assert {code for code, _ in raised} <= STATUS.keys()
    assert not [key for _, key in raised if not sentences("en").has(key)]


# Files and figures ------------------------------------------------------------------------------------------------
@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<!doctype html><title>Grognard</title>", "utf-8")
    (static / "main.js").write_text("// " + "x" * 5000, "utf-8")
    (static / "part-2KFDFMGO.js").write_text("// named by what is in it", "utf-8")
    (tmp_path / "secret.txt").write_text("not for you", "utf-8")
    return static


def test_the_bundle_is_served_packed_and_kept(tmp_path: Path, bundle: Path) -> None:
    with running(app(Settings(tmp_path / "kept", static=bundle))) as browser:
        for path in ("/", "/game/abc?side=blue", "/game/abc/replay", "/rules/verdun/9.21", "/join/word"):
            page = browser.get(path)
            assert "Grognard" in page.text and page.headers["cache-control"] == "no-cache"
            assert "frame-ancestors 'none'" in page.headers["content-security-policy"]
        script = browser.get("/static/main.js?0123456789ab")
        assert "immutable" in script.headers["cache-control"] and script.headers["content-encoding"] == "gzip"
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in browser.get("/static/part-2KFDFMGO.js").headers["cache-control"]
        plain = browser.get("/static/main.js")
        assert plain.headers["cache-control"] == "no-cache"
        tag = {"if-none-match": plain.headers["etag"]}
        assert browser.get("/static/main.js", headers=tag).status_code == 304
        (bundle / "main.js").write_text("// changed", "utf-8")
        assert browser.get("/static/main.js", headers=tag).status_code == 200
        for outside in ("../secret.txt", "%2e%2e/secret.txt", "..%2fsecret.txt", "nothing.js", ""):
            assert browser.get(f"/static/{outside}").status_code == 404


def test_without_a_bundle_a_page_says_how_to_build_it(tmp_path: Path) -> None:
    with running(app(Settings(tmp_path, static=tmp_path / "none"))) as browser:
        page = browser.get("/").text
    assert all(sentences(lang).text("not-built-how") in page for lang in ("en", "fr"))
    assert "make play" in page


def test_what_is_printed_is_sent_once(ann: Visitor) -> None:
    for path in ("titles", "titles/verdun/kit", "titles/patrol/rules", "titles/patrol/board.svg"):
        first = ann.browser.get(f"/api/{path}")
        assert first.headers["content-encoding"] == "gzip"
        again = ann.browser.get(f"/api/{path}", headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert ann.browser.get(f"/api/{path}?lang=fr").headers["etag"] != first.headers["etag"] or "svg" in path
    night = ann.browser.get("/api/titles/patrol/board.svg?night=1").text
    assert night != ann.browser.get("/api/titles/patrol/board.svg").text
    ann.get("titles/patrol/kit", 404, scenario="nowhere")
    ann.get("titles/chess/kit", 404)


def test_health_and_figures(ann: Visitor) -> None:
    assert ann.get("health")["status"] == "ok"
    game = ann.make(seats={"red": "me"})
    ann.answer(game)
    with ann.hear(game, "blue") as socket:
        socket.receive_json()
        text = ann.browser.get("/api/metrics").text
    assert "grognard_answers_total 1\n" in text
    assert "grognard_games_in_memory 1\n" in text
    assert "grognard_listeners 1\n" in text
    assert 'grognard_requests_total{method="POST",route="/games",status="201"} 1\n' in text
    assert 'grognard_request_seconds_count{route="/games/{game}/answers"} 1\n' in text
    for line in text.splitlines():
        assert line.startswith("# ") or re.fullmatch(r'[a-z_]+(\{([a-z]+="[^"]*",?)+\})? [0-9.]+', line), line
