// @products
const url = process.env.VITRINA_URL;
const headers = { authorization: `Bearer ${process.env.VITRINA_KEY}` };

async function get(path) {
  const response = await fetch(url + path, { headers });
  if (response.status === 429) {
    const seconds = Number(response.headers.get('retry-after'));
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    return get(path);
  }
  const body = await response.json();
  if (response.status !== 200) throw new Error(body.error);
  return body;
}

const { reportPeriods } = await get('/api/report/periods');
const week = `${reportPeriods[0].year}/${reportPeriods[0].weekNumber}`;
const { weekInfo } = await get(`/api/report/week-info/${week}`);
const { sellerProducts } = await get(`/api/report/seller-products/${week}/${weekInfo.topSellers[0].id}`);
for (const { revenue, productName } of sellerProducts.slice(0, 10)) console.log(`${revenue}\t${productName}`);
