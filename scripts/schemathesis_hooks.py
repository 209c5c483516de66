"""What scripts/schemathesis adds to the requests that schemathesis generates."""

import json
import os
import urllib.request

import schemathesis

SERVER = os.environ["VARIORUM_SERVER"]
# Requests that need an account, and neither end a login nor change it.
WITH_ACCOUNT = {
    ("GET", "/api/account/export"),
    ("GET", "/api/account/logins"),
    ("GET", "/api/me"),
    ("GET", "/api/me/blocks"),
    ("GET", "/api/me/games"),
    ("POST", "/api/account/delete"),
    ("POST", "/api/account/logins/end"),
    ("POST", "/api/account/password"),
    ("POST", "/api/me/blocks"),
    ("GET", "/api/puzzles"),
    ("POST", "/api/puzzles/{id}/attempt"),
    ("POST", "/api/reports"),
    ("POST", "/api/sessions"),
    ("POST", "/api/sessions/{id}/act"),
    ("POST", "/api/sessions/{id}/join"),
}
cookies = {}


def sign_up():
    body = json.dumps({"name": "Tester", "password": "eleven lilac umbrellas"}).encode()
    request = urllib.request.Request(SERVER + "/api/account", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        for cookie in answer.headers.get_all("set-cookie"):
            name, value = cookie.split(";")[0].split("=", 1)
            cookies[name] = value


@schemathesis.hook
def before_call(context, case, kwargs):
    if (case.method.upper(), case.path) in WITH_ACCOUNT:
        if not cookies:
            sign_up()
        case.cookies.update(cookies)
    # An analysis runs for two minutes unless it is told otherwise. Only what is in the range is made less, so that a request stays as
    # right or wrong as it was.
    if case.path == "/api/games/{id}/analysis" and isinstance(case.body, dict):
        depth = case.body.get("depth")
        if depth is None or (type(depth) in (int, float) and 1 <= depth <= 60 and depth == int(depth)):
            case.body = {**case.body, "depth": 1}
