/** A program over types that openapi-typescript writes: signs in, and prints a figure of three reports. */
export const typescriptClient = `
import { createInterface } from 'node:readline/promises';
import createClient from 'openapi-fetch';
import type { paths } from './schema.d.ts';

const [, , baseUrl = '', email = ''] = process.argv;
const client = createClient<paths>({ baseUrl });
const need = <Data>({ data, error }: { data?: Data; error?: { code: string } }): Data => {
  if (data === undefined) throw new Error(error?.code);
  return data;
};

need(await client.POST('/api/auth/request-code', { body: { email } }));
console.log('code?');
const code = await createInterface({ input: process.stdin }).question('');
const { accessToken } = need(await client.POST('/api/auth/verify-code', { body: { email, code } }));
const headers = { authorization: 'Bearer ' + accessToken };
console.log(need(await client.GET('/api/auth/me', { headers })).user.email);

const [week] = need(await client.GET('/api/report/periods')).reportPeriods;
if (!week) throw new Error('no week');
const { year, weekNumber } = need(
  await client.GET('/api/report/week-info/{year}/{weekNumber}', { params: { path: week } }),
).weekInfo;
console.log(year, weekNumber);
const path = { ...week, sellerId: 50001 };
const info = await client.GET('/api/report/seller-info/{year}/{weekNumber}/{sellerId}', { params: { path } });
const { sellerId, revenue } = need(info).sellerInfo;
console.log(sellerId, revenue);
const products = await client.GET('/api/report/seller-products/{year}/{weekNumber}/{sellerId}', { params: { path } });
console.log(need(products).sellerProducts.length, 'products');
`;

/** The same in Java, over the client that redocly writes. */
export const javaClient = `
package vitrina;

public final class Client {
    public static void main(String[] args) throws Exception {
        String email = args[1];
        Vitrina.Auth auth = new Vitrina.Auth();
        Vitrina client = new Vitrina(new Vitrina.Config().serverUrl(args[0]).auth(auth));
        client.authRequestCode(new Vitrina.RequestCodeBody(email));
        System.out.println("code?");
        String code = new java.io.BufferedReader(new java.io.InputStreamReader(System.in)).readLine();
        auth.bearer(client.authVerifyCode(new Vitrina.VerifyCodeBody(email, code)).accessToken());
        System.out.println(client.authMe().user().email());

        Vitrina.ReportPeriod week = client.periodList().reportPeriods().get(0);
        Vitrina.WeekInfo info = client.periodWeekInfo(week.year(), week.weekNumber()).weekInfo();
        System.out.println(info.year() + " " + info.weekNumber());
        Vitrina.SellerInfo seller = client.sellerInfo(week.year(), week.weekNumber(), 50001L).sellerInfo();
        System.out.println(seller.sellerId() + " " + seller.revenue());
        var products = client.sellerProducts(week.year(), week.weekNumber(), 50001L).sellerProducts();
        System.out.println(products.size() + " products");
    }
}
`;
