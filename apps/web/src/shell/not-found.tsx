import { Page } from './page.tsx';
import { AppLink } from './app-link.tsx';

/** What stands at an address that no screen has. */
export function Component() {
  return (
    <Page title="Not Found">
      <div className="grid place-items-center gap-3 px-(--gutter) py-16 text-center">
        <h1 lang="en" className="text-title">
          Not Found
        </h1>
        <p className="text-ink-2">Такой страницы нет. Возможно, в адресе опечатка.</p>
        <AppLink href="/" className="text-accent underline underline-offset-2">
          На главную
        </AppLink>
      </div>
    </Page>
  );
}
