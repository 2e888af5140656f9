import { buttonClass } from '@vitrina/ui/primitives/button.tsx';
import { AppLink } from './app-link.tsx';
import { Page } from './page.tsx';

/** Where whoever went astray may want to go on. */
const ways = [
  { title: 'На главную', href: '/' },
  { title: 'Найти продавцов', href: '/sellers' },
  { title: 'Найти категории', href: '/categories' },
  { title: 'Найти бренды', href: '/brands' },
];

/** What stands at an address that no screen has. */
export function Component() {
  return (
    <Page title="Not Found">
      <div className="max-w-[44rem] px-(--gutter) py-6">
        <h1 lang="en" className="text-title">
          Not Found
        </h1>
        <p className="mt-1 text-ink-2">Такой страницы нет. Возможно, в адресе опечатка.</p>
        <ul className="mt-5 flex flex-wrap gap-2">
          {ways.map(({ title, href }) => (
            <li key={href}>
              <AppLink href={href} className={buttonClass()}>
                {title}
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
    </Page>
  );
}
