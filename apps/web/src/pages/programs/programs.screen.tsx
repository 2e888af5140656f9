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

type CommentName = keyof typeof texts.comments;

/** Replaces the comments of an example, written as `@products`, by texts in the app's language. */
const translateComments = (code: string): string =>
  code.replaceAll(/@(\w+)$/gm, (_, name: CommentName) => texts.comments[name]);

const limits = {
  limit: { name: texts.limit, value: texts.perMinute(KEY_REQUESTS_PER_MINUTE) },
  headers: {
    name: texts.inEachResponse,
    value: (
      <span className="font-mono">
        RateLimit-Limit, RateLimit-Remaining, <span className="whitespace-nowrap">RateLimit-Reset</span>
      </span>
    ),
  },
  overLimit: { name: texts.overLimit, value: texts.retryAfter },
  wrongKey: { name: texts.wrongKey, value: texts.unauthorized },
  scope: { name: texts.scope, value: texts.onlyReports },
};

/** Explains how a program reads reports: its key, its limit, examples. */
export const Component = () => (
  <PlainPage title="API">
    <PlainPart lead={texts.lead} text={texts.text}>
      <Facts
        facts={{
          key: {
            name: texts.key,
            value: (
              <Link href={paths.account()} className={link}>
                {texts.createInAccount}
              </Link>
            ),
          },
          request: {
            name: texts.request,
            value: insertElements(texts.withHeader, {
              header: <span className="font-mono">Authorization: Bearer key_…</span>,
            }),
          },
          calls: {
            name: texts.calls,
            value: insertElements(texts.callsDescribed, {
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
          },
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
      <CodeSample what={texts.exampleIn('curl')} lang="curl" code={translateComments(reports)} />
      <CodeSample what={texts.exampleIn('Python')} lang="Python" code={translateComments(products)} />
      <CodeSample
        what={texts.exampleIn('JavaScript')}
        lang="JavaScript"
        code={translateComments(productsInNode)}
      />
    </PlainPart>
  </PlainPage>
);
