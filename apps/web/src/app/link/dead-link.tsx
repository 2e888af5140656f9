import { getButtonClass } from '@vitrina/ui/primitives/button';
import * as texts from '#texts/app/link';
import { AppLink } from '../../routing/app-link.tsx';
import { paths } from '../../routing/paths.ts';
import { LinkHeader } from './link-header.tsx';
import { useDocumentTitle } from '../../routing/use-document-title.ts';

/** Explains that a link no longer opens anything; retrying would not help. */
export function DeadLink() {
  useDocumentTitle(texts.dead);
  return (
    <>
      <LinkHeader />
      <main id="content" tabIndex={-1} className="px-(--gutter) py-6 outline-none">
        <h1 className="text-title">{texts.dead}</h1>
        <p className="mt-2 mb-4 max-w-[36rem] text-ink-2">{texts.deadReasons}</p>
        <AppLink href={paths.publicHome()} className={getButtonClass()}>
          {texts.aboutProduct}
        </AppLink>
      </main>
    </>
  );
}
