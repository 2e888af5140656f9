import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { SellerRow } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/plural.ts';
import { SearchField } from '@vitrina/ui/primitives/field.tsx';
import { EmptyState } from '@vitrina/ui/primitives/states.tsx';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { CategoryFilter } from '../pick/category-filter.tsx';
import { useChosenCategories } from '../pick/chosen-categories.ts';
import { PAUSE_MS } from '../pick/rested.ts';
import { Report } from '../report.tsx';
import { ReportList } from '../report-list.tsx';
import { useSearch } from '../search.ts';
import { Finder } from '../shell/finder.tsx';
import { Page } from '../shell/page.tsx';
import { useAsked } from '../use-asked.ts';
import { sellersByCategories, sellersByTitle } from './queries.ts';

const columns = [
  'sellerTitle',
  'revenue',
  'salesCount',
  'placeByRevenue',
] as const satisfies readonly (keyof SellerRow)[];

const inAddress = { title: z.string().check(z.minLength(1), z.maxLength(500)) };

/** A text for a seller's title; once it has rested it stands in the address. */
function TitleField() {
  const [{ title = '' }, change] = useSearch(inAddress);
  const [text, setText] = useState(title);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const type = (now: string) => {
    setText(now);
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => change({ title: now.trim() === '' ? undefined : now }), PAUSE_MS);
  };
  return <SearchField label="Название продавца" value={text} onChange={type} maxLength={500} />;
}

function Found({ title, categoryIds }: { title: string; categoryIds: number[] }) {
  const { week } = useAsked();
  const byTitle = useQuery({
    ...sellersByTitle(week && { ...week, title }),
    ...(title !== '' && { placeholderData: keepPreviousData }),
  });
  const byCategories = useQuery(
    sellersByCategories(title === '' && week ? { ...week, categoryIds } : undefined),
  );
  return (
    <Report
      query={title === '' ? byCategories : byTitle}
      what={title === '' ? 'продавцов по категориям' : 'продавцов по названию'}
    >
      {(rows) => (
        <ReportList
          name="sellers"
          caption="Найденные продавцы"
          noun={nouns.seller}
          rows={rows}
          columns={columns}
          none="Ничего не нашлось"
          advice="Проверьте название, выберите другие категории или другую неделю."
        />
      )}
    </Report>
  );
}

const heading = (title: string, count: number) => {
  if (title !== '') return `Продавцы с «${title}» в названии`;
  return count > 0 ? 'Продавцы в выбранных категориях' : 'Найти продавцов';
};

/** Finds sellers by title, as one types, or by categories; a title goes first. */
export function Component() {
  const [{ title = '' }] = useSearch(inAddress);
  const [chosen] = useChosenCategories();
  const sought = title.trim();
  return (
    <Page title="Найти продавцов" crumbs={[{ title: 'Продавцы', href: '/sellers' }]}>
      <Finder
        isAsked={sought !== '' || chosen.length > 0}
        filter={
          <>
            <h2 className="mb-2 text-section">По названию</h2>
            <TitleField />
            <p className="my-4 text-center text-badge text-ink-3">или</p>
            <CategoryFilter />
          </>
        }
      >
        <h1 className="px-(--gutter) pt-5 text-title [overflow-wrap:anywhere]">
          {heading(sought, chosen.length)}
        </h1>
        {sought === '' && chosen.length === 0 ? (
          <div className="px-(--gutter)">
            <EmptyState title="Кого искать?">
              Введите часть названия или отметьте категории: здесь появятся продавцы с выручкой за неделю.
            </EmptyState>
          </div>
        ) : (
          <Found title={sought} categoryIds={chosen} />
        )}
      </Finder>
    </Page>
  );
}
