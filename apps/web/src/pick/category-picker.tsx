import { useQuery } from '@tanstack/react-query';
import { SearchField } from '@vitrina/ui/primitives/field.tsx';
import { useState } from 'react';
import { categoryList, categoryTree } from '../category/queries.ts';
import { Report } from '../report.tsx';
import { ListSkeleton } from '../shell/list-skeleton.tsx';
import { useAsked } from '../use-asked.ts';
import { Choices } from './choices.tsx';
import { contains } from './contains.ts';

interface Props {
  /** The path that gets the category. */
  path: string;
  onPick?: (() => void) | undefined;
}

/** Finds a category of the week by its title or its section's, and leads to it. */
export function CategoryPicker({ path, onPick }: Props) {
  const { week } = useAsked();
  const [text, setText] = useState('');
  const names = useQuery(categoryTree(week)).data?.categoryIdNameMap;
  return (
    <div className="grid max-w-[36rem] gap-2">
      <SearchField label="Название категории" value={text} onChange={setText} maxLength={500} />
      <Report query={useQuery(categoryList(week))} what="список категорий" skeleton={<ListSkeleton />}>
        {({ categories }) => {
          const choices = categories.map((row) => ({
            href: `${path}?categoryId=${row.categoryId}`,
            title: row.categoryTitle,
            note: names?.[row.category1LvlId],
            revenue: row.revenue,
          }));
          const found = choices.filter(({ title, note = '' }) => contains(`${title} ${note}`, text));
          return <Choices choices={found} onPick={onPick} />;
        }}
      </Report>
    </div>
  );
}
