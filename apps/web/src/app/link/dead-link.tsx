import { EmptyState } from '@vitrina/ui/primitives/states';
import { buttonClass } from '@vitrina/ui/primitives/button';
import { AppLink } from '../../routing/app-link.tsx';
import { paths } from '../../routing/paths.ts';
import { LinkHeader } from './link-header.tsx';
import { useDocumentTitle } from '../../routing/use-document-title.ts';

/** Says that a link opens nothing any more; trying again would not help. */
export function DeadLink() {
  useDocumentTitle('Ссылка не действует');
  return (
    <>
      <LinkHeader />
      <main id="content" tabIndex={-1} className="px-(--gutter) py-6 outline-none">
        <h1 className="text-title">Ссылка не действует</h1>
        <EmptyState
          title="По этой ссылке больше ничего не открывается"
          actions={
            <AppLink href={paths.publicHome()} className={buttonClass()}>
              Что такое Vitrina
            </AppLink>
          }
        >
          Её отозвали, закончился её срок, или адрес скопирован не целиком. Попросите новую ссылку у того, кто
          её прислал.
        </EmptyState>
      </main>
    </>
  );
}
