import type { Rule } from '../rules.ts';

/** What the check needs of a response. */
interface LimitedResponse {
  readonly header: (name: string) => string;
  readonly equal: (rule: Rule, what: string, expected: unknown, actual: unknown) => unknown;
}

/** Checks that two responses to one key or link, in the order sent and with none between, say its limit. */
export function checkLimit(
  rule: Rule,
  first: LimitedResponse | undefined,
  second: LimitedResponse | undefined,
): void {
  for (const name of ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'])
    first?.equal(rule, `${name} is a number`, true, /^\d+$/.test(first.header(name)));
  const [left, reset] = ['ratelimit-remaining', 'ratelimit-reset'].map((name) =>
    [first, second].map((one) => Number(one?.header(name))),
  );
  const hasFallen = left?.[1] === (left?.[0] ?? 0) - 1;
  const isNextMinute = (reset?.[1] ?? 0) > (reset?.[0] ?? 0);
  second?.equal(rule, 'ratelimit-remaining falls with each request', true, hasFallen || isNextMinute);
}
