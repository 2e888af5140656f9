# @products
import json
import os
import time
from urllib.error import HTTPError
from urllib.request import Request, urlopen

URL = os.environ["VITRINA_URL"]
HEADERS = {"Authorization": "Bearer " + os.environ["VITRINA_KEY"]}


def get(path):
    while True:
        try:
            with urlopen(Request(URL + path, headers=HEADERS)) as response:
                return json.load(response)
        except HTTPError as error:
            if error.code != 429:
                raise SystemExit(json.load(error)["error"])
            time.sleep(int(error.headers["Retry-After"]))


period = get("/api/report/periods")["reportPeriods"][0]
week = f"{period['year']}/{period['weekNumber']}"
seller = get(f"/api/report/week-info/{week}")["weekInfo"]["topSellers"][0]
products = get(f"/api/report/seller-products/{week}/{seller['id']}")["sellerProducts"]
for product in products[:10]:
    print(product["revenue"], product["productName"], sep="\t")
