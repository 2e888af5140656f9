import { find, type TextWeekBody } from '@vitrina/contract';
import { bodyOf, callsOf } from './client.ts';
import { reportQuery } from './report-query.ts';

/** What a week has under a text: a part of a title, a Kaspi id or link; nothing is asked while it is blank. */
export const found = (asked: TextWeekBody | undefined) => {
  const text = asked?.text.trim();
  return reportQuery('found', asked && text ? { ...asked, text } : undefined, (body, fetchOptions) =>
    bodyOf(callsOf(find).byText.mutate({ body, fetchOptions })),
  );
};
