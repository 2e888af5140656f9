import type { ReactNode } from 'react';
import { Page } from '../shell/page.tsx';

/** A page of text inside the sidebar layout. */
export const PlainPage = (props: { title: string; lang?: 'en'; children: ReactNode }) => (
  <Page title={props.title}>
    <div className="max-w-[44rem] space-y-4 px-(--gutter) py-6">
      <h1 className="text-title" lang={props.lang}>
        {props.title}
      </h1>
      {props.children}
    </div>
  </Page>
);
