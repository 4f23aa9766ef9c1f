"""Plays a match with random moves through a connection that the test cuts. Prints one line of JSON for each update."""

import asyncio
import json
import sys

from arbiter_client import Client, random_move


async def main(server: str, direct: str, game: str, most: int) -> None:
    moves = 0

    def player(decision):
        nonlocal moves
        moves += 1
        return random_move(decision)

    async with Client(server) as client:
        await client.sign_in_as_guest("Ann")
        match = await client.create_match({"game": game, "bots": [{"level": "RANDOM"}]})
        has_resigned = False
        async for update in client.play(match["id"], player):
            match = update["match"]
            versions = [entry["version"] for entry in update["entries"]]
            print(json.dumps({"versions": versions, "version": update["version"]}), flush=True)
            if moves >= most and not has_resigned:
                has_resigned = True
                async with Client(direct, client.token) as sure:
                    await sure.resign(match["id"])
        verdict = await client.verify_replay(await client.replay(match["id"]))
        print(json.dumps({"status": match["status"], "moves": moves, "verdict": verdict["verdict"]}), flush=True)


asyncio.run(main(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])))
