import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { codeOf } from '../api/client.ts';
import { useRecordVisit } from '../session/use-pinned-and-recent.ts';
import { EntityPage, OtherEntity } from '../report/profile/entity-page.tsx';
import { ListHead } from '../report/profile/list-head.tsx';
import { useReportParams } from '../period/use-report-params.ts';
import { categoryInfo, categoryTree } from '../api/category.ts';

const found = { title: 'Категории', href: '/categories' };

/** The way to another category on the same screen. */
export const OtherCategory = () => <OtherEntity label="Сменить категорию" kind="category" />;

interface Props {
  /** What the screen shows of a category. */
  title: string;
  /** The profile itself: it goes by the category’s own name. */
  profile?: boolean;
  children: ReactNode;
}

/** A screen about one category; without one in the address, it asks which in place. */
export function CategoryPage({ title, profile = false, children }: Props) {
  const { week, categoryId, category } = useReportParams();
  const names = useQuery(categoryTree(profile ? week : undefined)).data?.categoryIdNameMap;
  const { data, error } = useQuery(categoryInfo(category));
  const info = data?.categoryInfo;
  const name = info?.categoryTitle;
  useRecordVisit('category', categoryId, name);
  const path = [info?.category1LvlId, info?.category2LvlId].flatMap((id) => {
    const section = id === undefined ? undefined : names?.[id];
    return section === undefined ? [] : [{ title: section }];
  });
  const above =
    name === undefined || profile ? [] : [{ title: name, href: `/category?categoryId=${categoryId}` }];
  return (
    <EntityPage
      title={(profile && name) || title}
      name={profile ? undefined : name}
      crumbs={[found, ...path, ...above]}
      isAsked={categoryId !== undefined}
      isMissing={codeOf(error) === 'CATEGORY_NOT_FOUND'}
      advice="Выберите категорию"
      kind="category"
    >
      {children}
    </EntityPage>
  );
}

/** A list about one category, alone and in full width. */
export function CategoryListPage({ title, children }: Props) {
  const { categoryId, category } = useReportParams();
  const { data, isError } = useQuery(categoryInfo(category));
  const name = isError ? null : data?.categoryInfo.categoryTitle;
  return (
    <CategoryPage title={title}>
      <ListHead
        title={title}
        name={name}
        href={`/category?categoryId=${categoryId}`}
        other={<OtherCategory />}
      />
      {children}
    </CategoryPage>
  );
}
