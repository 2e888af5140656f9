import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SearchField } from '@vitrina/ui/primitives/field.tsx';
import { useState } from 'react';
import { Report } from '../report.tsx';
import { sellersByTitle } from '../seller/queries.ts';
import { ListSkeleton } from '../shell/list-skeleton.tsx';
import { useAsked } from '../use-asked.ts';
import { Choices } from './choices.tsx';
import { useRested } from './rested.ts';

interface Props {
  /** The path that gets the seller. */
  path: string;
  onPick?: (() => void) | undefined;
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
          {(rows) => (
            <Choices
              onPick={onPick}
              choices={rows.map(({ sellerId, sellerTitle, revenue }) => ({
                href: `${path}?sellerId=${sellerId}`,
                title: sellerTitle,
                revenue,
              }))}
            />
          )}
        </Report>
      )}
    </div>
  );
}
