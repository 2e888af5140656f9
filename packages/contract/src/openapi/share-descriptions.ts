import { contract } from '../contract.ts';
import { listEndpoints, type Endpoint } from '../serving/endpoints.ts';
import { sharedScreens, weekReports } from '../serving/shared-reports.ts';
import type { FieldDescription } from './field-description.ts';
import { createOperationId } from './operation-id.ts';

const names = new Map(
  listEndpoints(contract).map(({ name, endpoint }) => [endpoint.path, createOperationId(name)]),
);
const listCalls = (reports: readonly Endpoint[]) => reports.map(({ path }) => names.get(path)).join(', ');

/** The screens that can be shared, with what each opens. */
const screens = [...sharedScreens].map(([path, { idName, both, own }]) => {
  const ofItsWeek = own.length > 0 ? [`of its own week alone ${listCalls(own)}`] : [];
  return `\`${path}?${idName}=…\`: ${[...(both.length > 0 ? [listCalls(both)] : []), ...ofItsWeek].join('; ')}.`;
});

/** Descriptions of shared links. */
export const shareDescriptions = {
  shares: { description: 'The person’s live links, at most 100, the latest first.' },
  path: { description: 'Address of the screen in the web app, with its week and id.' },
  expiresAt: { description: 'When the link ends, ISO 8601 in UTC.' },
  expiresInDays: { description: 'For how many days the link works.' },
  token: { description: 'The token of the link; no other response shows it.' },
  url: { description: 'The address to hand on.' },
  isReplaced: { description: 'Whether the week was published again since the link was made.' },
  isFormulaChanged: { description: 'Whether the formula of the index has changed since then.' },
} satisfies Readonly<Record<string, FieldDescription>>;

/** What `path` of a new link may be, and what the link opens. */
const screen = {
  description: [
    'Address of a screen in the web app with its id, `year` and `weekNumber`, and `against` where it is compared with another week than the ISO week before. The link opens the calls of its screen about its week, and the first ones also about the week that it is compared with.',
    `Every screen opens periodList, ${listCalls(weekReports.both)}; of its own week alone ${listCalls(weekReports.own)}.`,
    ...screens,
  ].join(' '),
};

const id = { description: 'Id of the link; it opens nothing.' };
const createdAt = { description: 'When the link was made, ISO 8601 in UTC.' };

/** Overrides for fields with a narrower meaning in one schema. */
export const shareOverrides: Readonly<Record<string, FieldDescription>> = {
  'Share.id': id,
  'Share.createdAt': createdAt,
  'CreatedShare.id': id,
  'CreatedShare.createdAt': createdAt,
  'ShareParams.id': id,
  'ShareBody.path': screen,
};
