"""A UCI engine as a child process, for the other checks in this folder."""

import queue
import subprocess
import threading


class Uci:
    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        self.lines = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        for line in self.process.stdout:
            self.lines.put(line.rstrip("\n"))
        self.lines.put(None)

    def say(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def until(self, start, seconds=60):
        """The lines up to the first that begins with `start`, that one included."""
        got = []
        while True:
            line = self.lines.get(timeout=seconds)
            if line is None:
                raise RuntimeError(f"the engine ended; its last lines were {got[-5:]}")
            got.append(line)
            if line.startswith(start):
                return got

    def ask(self, line, start, seconds=60):
        self.say(line)
        return self.until(start, seconds)

    def option(self, name, value):
        self.say(f"setoption name {name} value {value}")

    def quit(self):
        self.say("quit")
        return self.process.wait(timeout=10)
