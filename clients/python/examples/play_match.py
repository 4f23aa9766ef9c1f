"""Plays a match against a bot and verifies its record: python play_match.py http://127.0.0.1:4000 golems

Set ARBITER_TOKEN to the secret of an API key to play as yourself. Without it, you play as a guest.
"""

import asyncio
import os
import random
import sys

from arbiter_client import Client, ServerRefusal, move_of
from arbiter_verify import read_keys, verify


def choose(decision):
    """Answers a decision. Replace this function with your own bot."""
    choice = random.choice(decision["choices"])
    values = []
    for blank in choice["blanks"]:
        if blank["from"] is None:  # the blank takes a whole number
            values.append(random.randint(blank["min"], blank["max"]))
        else:  # the blank takes some of the listed values
            options = [option["value"] for option in blank["from"]]
            most = min(blank["max"], len(options))
            values.append(random.sample(options, random.randint(blank["min"], most)))
    return move_of(choice, values)


async def main(server, game):
    async with Client(server, os.environ.get("ARBITER_TOKEN")) as client:
        if client.token is None:
            player = await client.sign_in_as_guest("Ann")
            print("You are", player["name"])
        print("Games:", ", ".join(one["id"] for one in await client.games()))

        match = await client.create_match({"game": game, "bots": [{"level": "RANDOM"}]})
        print("Your match:", match["id"])
        async for update in client.play(match["id"], choose):
            match = update["match"]
            for entry in update["entries"]:
                print(entry["version"], entry["text"])

        if match["result"] is not None:
            print("The end:", match["result"]["why"])
        record = verify(await client.replay(match["id"]), read_keys(await client.keys()))
        print("The record:", record.verdict)


if __name__ == "__main__":
    try:
        asyncio.run(main(*sys.argv[1:3]))
    except ServerRefusal as refusal:
        sys.exit(str(refusal))
