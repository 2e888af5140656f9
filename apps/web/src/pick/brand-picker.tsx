import { useQuery } from '@tanstack/react-query';
import { SearchField } from '@vitrina/ui/primitives/field.tsx';
import { useState } from 'react';
import { brandsByCategories } from '../brand/queries.ts';
import { categoryTree } from '../category/queries.ts';
import { Report } from '../report.tsx';
import { ListSkeleton } from '../shell/list-skeleton.tsx';
import { useAsked } from '../use-asked.ts';
import { leavesOf } from './category-nodes.ts';
import { Choices } from './choices.tsx';
import { contains } from './contains.ts';

interface Props {
  /** The path that gets the brand. */
  path: string;
  onPick?: (() => void) | undefined;
}

/** Finds a brand of the week by its title, and leads to it. */
export function BrandPicker({ path, onPick }: Props) {
  const { week } = useAsked();
  const [text, setText] = useState('');
  const tree = useQuery(categoryTree(week));
  const categoryIds = tree.data && leavesOf(tree.data);
  const brands = useQuery(brandsByCategories(week && categoryIds && { ...week, categoryIds }));
  return (
    <div className="grid max-w-[36rem] gap-2">
      <SearchField label="Название бренда" value={text} onChange={setText} maxLength={500} />
      <Report query={tree} what="дерево категорий" skeleton={<ListSkeleton />}>
        {() => (
          <Report query={brands} what="бренды недели" skeleton={<ListSkeleton />}>
            {(rows) => (
              <Choices
                onPick={onPick}
                choices={rows
                  .filter(({ brandTitle }) => contains(brandTitle, text))
                  .map(({ brandId, brandTitle, revenue }) => ({
                    href: `${path}?brandId=${brandId}`,
                    title: brandTitle,
                    revenue,
                  }))}
              />
            )}
          </Report>
        )}
      </Report>
    </div>
  );
}
