import { fieldDefinitions } from '@vitrina/ui/fields';
import { formatNumber } from '@vitrina/ui/format/numbers';
import { Link } from '@vitrina/ui/link';
import { ConcentrationBadge } from '@vitrina/ui/primitives/concentration-badge';
import { ProspectBadge } from '@vitrina/ui/primitives/prospect-badge';
import { prospectLevels } from '@vitrina/ui/format/prospect';
import { Fragment, type ReactNode } from 'react';
import { Page } from '../../routing/page.tsx';
import { Facts } from '../facts.tsx';
import { fields } from './fields.ts';
import * as facts from '#texts/pages/method/facts';
import * as screens from '#texts/screens';
import * as texts from '#texts/pages/method/method';

const formula = 'rounded-control bg-sunken px-3 py-2 figures [overflow-wrap:anywhere]';

/** Badges with their lower bounds. */
const Levels = ({ levels }: { levels: readonly (readonly [ReactNode, string])[] }) => (
  <ul className="divide-y divide-line-soft border-y border-line">
    {levels.map(([badge, text]) => (
      <li
        key={text}
        className="flex min-h-(--row) flex-wrap items-center gap-x-6 max-md:gap-x-4 max-md:py-1.5"
      >
        <span className="w-52 shrink-0 max-md:w-auto max-md:min-w-28">{badge}</span>
        <span className="figures min-w-0 md:py-1.5">{text}</span>
      </li>
    ))}
  </ul>
);

/** The potential profit index: factors, formula and words. */
const Index = () => (
  <>
    <p>{texts.indexIntroduction}</p>
    <p className={formula}>
      {texts.terms.map(({ short, weight }, place) => (
        <Fragment key={short}>
          {place > 0 && ' · '}
          {short}
          <sup>{weight}</sup>
        </Fragment>
      ))}
    </p>
    <p>{texts.indexFunction}</p>
    <dl className="space-y-4">
      {texts.terms.map(({ title, weight, text, rule }) => (
        <div key={title}>
          <dt className="text-section">
            {title} <span className="font-normal text-ink-2">{texts.weight(weight)}</span>
          </dt>
          <dd className="mt-1 space-y-1.5">
            <p>{text}</p>
            <p className={formula}>{rule}</p>
          </dd>
        </div>
      ))}
    </dl>
    <p>{texts.indexOfIntersections}</p>
    <Levels
      levels={prospectLevels.map(({ level, from }) => [
        <ProspectBadge key={level} level={level} />,
        texts.from(formatNumber(from)),
      ])}
    />
  </>
);

/** Market concentration: definition and words. */
const Concentration = () => (
  <>
    <p>{texts.concentration}</p>
    <Levels
      levels={[
        [<ConcentrationBadge key="weak" hhi={0} />, texts.weakConcentration],
        [<ConcentrationBadge key="moderate" hhi={1500} />, texts.moderateConcentration],
        [<ConcentrationBadge key="high" hhi={2500} />, texts.highConcentration],
      ]}
    />
  </>
);

const groups = Object.keys(fields) as (keyof typeof fields)[];

const Figures = () =>
  groups.map((group) => (
    <div key={group} className="space-y-2 pt-1">
      <h3 className="text-section">{texts.groups[group]}</h3>
      <Facts
        facts={Object.fromEntries(
          fields[group].map((field) => {
            const { label, explanation } = fieldDefinitions[field];
            return [field, { name: label, value: explanation }];
          }),
        )}
      />
    </div>
  ));

const sections = [
  { id: 'basics', title: texts.sections.basics, content: <Facts facts={facts.basics} /> },
  { id: 'index', title: texts.sections.index, content: <Index /> },
  { id: 'concentration', title: texts.sections.concentration, content: <Concentration /> },
  { id: 'comparisons', title: texts.sections.comparisons, content: <Facts facts={facts.comparisons} /> },
  { id: 'causes', title: texts.sections.causes, content: <Facts facts={facts.causes} /> },
  { id: 'positions', title: texts.sections.positions, content: <Facts facts={facts.positions} /> },
  { id: 'entry', title: texts.sections.entry, content: <Facts facts={facts.entry} /> },
  { id: 'figures', title: texts.sections.figures, content: <Figures /> },
  { id: 'searches', title: texts.sections.searches, content: <Facts facts={facts.searches} /> },
];

/** Table of contents. */
const Contents = () => (
  <nav aria-label={texts.onThisPage} className="sticky top-18 self-start max-xl:hidden print:hidden">
    <p className="text-label text-ink-3">{texts.onThisPage}</p>
    <ul className="mt-1">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link
            href={`#${id}`}
            className="flex min-h-8 items-center rounded-mark text-ink-2 hover:text-ink hover:underline"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

/** Explains how every metric is computed. */
export const Component = () => (
  <Page title={screens.method}>
    <div className="max-w-[76rem] px-(--gutter) py-6 max-md:py-4">
      <h1 className="text-title max-md:sr-only">{screens.method}</h1>
      <p className="mt-1 max-w-[72ch] text-ink-2">{texts.lead}</p>
      <div className="mt-6 grid grid-cols-1 gap-x-16 xl:grid-cols-[17rem_minmax(0,1fr)]">
        <Contents />
        <div className="max-w-[52rem] min-w-0 space-y-10">
          {sections.map(({ id, title, content }) => (
            <section key={id} id={id} className="scroll-mt-16 space-y-3 max-md:scroll-mt-28">
              <h2 className="text-[1rem] leading-6 font-semibold">{title}</h2>
              {content}
            </section>
          ))}
        </div>
      </div>
    </div>
  </Page>
);
