import { EmptyState } from '@vitrina/ui/primitives/states';
import { buttonClass } from '@vitrina/ui/primitives/button';
import * as texts from '#texts/app/link';
import { AppLink } from '../../routing/app-link.tsx';
import { paths } from '../../routing/paths.ts';
import { LinkHeader } from './link-header.tsx';
import { useDocumentTitle } from '../../routing/use-document-title.ts';

/** Says that a link opens nothing any more; trying again would not help. */
export function DeadLink() {
  useDocumentTitle(texts.dead);
  return (
    <>
      <LinkHeader />
      <main id="content" tabIndex={-1} className="px-(--gutter) py-6 outline-none">
        <h1 className="text-title">{texts.dead}</h1>
        <EmptyState
          title={texts.opensNothing}
          actions={
            <AppLink href={paths.publicHome()} className={buttonClass()}>
              {texts.aboutProduct}
            </AppLink>
          }
        >
          {texts.deadReasons}
        </EmptyState>
      </main>
    </>
  );
}
