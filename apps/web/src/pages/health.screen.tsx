import { queryOptions, useQuery } from '@tanstack/react-query';
import { CONTRACT_VERSION } from '@vitrina/contract';
import { formatInteger } from '@vitrina/ui/format/numbers';
import { Button } from '@vitrina/ui/primitives/button';
import { readBody } from '../api/client.ts';
import { healthTsr } from '../api/health.ts';
import { Report } from '../report/report.tsx';
import { Facts, FactsSkeleton } from './facts.tsx';
import { PlainPage, PlainPart } from './plain-page.tsx';
import * as screens from '#texts/screens';
import * as texts from '#texts/pages/health';

/** Query of the server's health with the response time, ms. */
const serverHealth = queryOptions({
  queryKey: ['health'],
  queryFn: async ({ signal }) => {
    const startedAt = performance.now();
    const answer = await readBody(healthTsr.check.query({ fetchOptions: { signal } }));
    return { ...answer, latencyMs: performance.now() - startedAt };
  },
});

/** Shows the state of the server. */
export function Component() {
  const query = useQuery(serverHealth);
  return (
    <PlainPage title={screens.health}>
      <PlainPart lead={texts.lead} text={texts.text}>
        <Report query={query} what={texts.report} skeleton={<FactsSkeleton count={4} />}>
          {({ ok, message, latencyMs }) => (
            <Facts
              facts={{
                state: {
                  name: texts.state,
                  value: (
                    <span className={ok ? 'text-up' : 'text-down'}>{ok ? texts.works : texts.faulty}</span>
                  ),
                },
                message: { name: texts.message, value: message },
                latency: { name: texts.latency, value: texts.milliseconds(formatInteger(latencyMs)) },
                contractVersion: {
                  name: texts.contractVersion,
                  value: (
                    <a className="text-accent underline underline-offset-2" href="/docs">
                      {CONTRACT_VERSION}
                    </a>
                  ),
                },
              }}
            />
          )}
        </Report>
        <Button pending={query.isFetching} onClick={() => void query.refetch()}>
          {texts.checkAgain}
        </Button>
      </PlainPart>
    </PlainPage>
  );
}
