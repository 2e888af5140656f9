import { KEY_REQUESTS_PER_MINUTE } from '@vitrina/contract';
import { Link } from '@vitrina/ui/link';
import { config } from '../../config.ts';
import { paths } from '../../routing/paths.ts';
import { Facts } from '../facts.tsx';
import { PlainPage, PlainPart } from '../plain-page.tsx';
import { CodeSample } from './code-sample.tsx';
import products from './examples/products.py?raw';
import productsInNode from './examples/products.mjs?raw';
import reports from './examples/reports.sh?raw';
import { insertElements } from '@vitrina/ui/insert-elements';
import * as texts from '#texts/pages/programs/programs';

const link = 'text-accent underline underline-offset-2';

const limits = {
  [texts.limit]: texts.perMinute(KEY_REQUESTS_PER_MINUTE),
  [texts.inEachResponse]: (
    <span className="font-mono">
      RateLimit-Limit, RateLimit-Remaining, <span className="whitespace-nowrap">RateLimit-Reset</span>
    </span>
  ),
  [texts.overLimit]: texts.retryAfter,
  [texts.wrongKey]: texts.unauthorized,
  [texts.scope]: texts.onlyReports,
};

/** How a program reads reports: its key, its limit, examples. */
export const Component = () => (
  <PlainPage title="API">
    <PlainPart lead={texts.lead} text={texts.text}>
      <Facts
        facts={{
          [texts.key]: (
            <Link href={paths.account()} className={link}>
              {texts.createInAccount}
            </Link>
          ),
          [texts.request]: insertElements(texts.withHeader, {
            header: <span className="font-mono">Authorization: Bearer key_…</span>,
          }),
          [texts.calls]: insertElements(texts.callsDescribed, {
            docs: (
              <a href={`${config.apiUrl}/docs`} className={link}>
                {texts.docs}
              </a>
            ),
            openapi: (
              <a href={`${config.apiUrl}/docs/openapi.json`} className={link}>
                openapi.json
              </a>
            ),
          }),
        }}
      />
    </PlainPart>
    <PlainPart lead={texts.limitsLead} text={texts.limitsText}>
      <Facts facts={limits} />
    </PlainPart>
    <PlainPart lead={texts.examplesLead} text={texts.examplesText}>
      <CodeSample
        what={texts.environment}
        lang="Shell"
        code={`export VITRINA_URL=${config.apiUrl || location.origin}\nexport VITRINA_KEY=key_…\n`}
      />
      <CodeSample what={texts.exampleIn('curl')} lang="curl" code={reports} />
      <CodeSample what={texts.exampleIn('Python')} lang="Python" code={products} />
      <CodeSample what={texts.exampleIn('JavaScript')} lang="JavaScript" code={productsInNode} />
    </PlainPart>
  </PlainPage>
);
