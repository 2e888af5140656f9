import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { SellerRow } from '@vitrina/contract';
import { formatCompactMoney } from '@vitrina/ui/format.ts';
import { Link } from '@vitrina/ui/link.tsx';
import { SearchField } from '@vitrina/ui/primitives/field.tsx';
import { EmptyState } from '@vitrina/ui/primitives/states.tsx';
import { useState } from 'react';
import { Report } from '../report.tsx';
import { sellersByTitle } from '../seller/queries.ts';
import { ListSkeleton } from '../shell/list-skeleton.tsx';
import { useAsked } from '../use-asked.ts';
import { useRested } from './rested.ts';

/** As many as one looks through; a longer title narrows them down. */
const SHOWN = 50;

interface Props {
  /** The path that gets the seller. */
  path: string;
  onPick?: (() => void) | undefined;
}

function Found({ rows, path, onPick }: Props & { rows: readonly SellerRow[] }) {
  if (rows.length === 0) {
    return <EmptyState title="Ничего не нашлось">Проверьте название или введите его часть.</EmptyState>;
  }
  return (
    <ul>
      {rows.slice(0, SHOWN).map(({ sellerId, sellerTitle, revenue }) => (
        <li key={sellerId}>
          <Link
            href={`${path}?sellerId=${sellerId}`}
            onClick={onPick}
            className="flex min-h-(--row) items-center gap-4 rounded-control px-2 hover:bg-hover"
          >
            <span className="min-w-0 flex-1 truncate">{sellerTitle}</span>
            <span className="figures text-ink-2">{formatCompactMoney(revenue)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Finds a seller by title, as one types, and leads to it. */
export function SellerPicker({ path, onPick }: Props) {
  const { week } = useAsked();
  const [text, setText] = useState('');
  const title = useRested(text);
  const query = sellersByTitle(week && { ...week, title });
  const found = useQuery({ ...query, ...(title.trim() !== '' && { placeholderData: keepPreviousData }) });
  return (
    <div className="grid max-w-[36rem] gap-2">
      <SearchField label="Название продавца" value={text} onChange={setText} maxLength={500} />
      {title.trim() !== '' && (
        <Report query={found} what="продавцов по названию" skeleton={<ListSkeleton />}>
          {(rows) => <Found rows={rows} path={path} onPick={onPick} />}
        </Report>
      )}
    </div>
  );
}
