import { buttonClass } from '@vitrina/ui/primitives/button.tsx';
import { AppLink } from '../shell/app-link.tsx';
import { Brand } from '../shell/brand.tsx';
import { useDocumentTitle } from '../shell/document-title.ts';
import picture from './product.webp';
import { useSessionState } from '../session/session-context.ts';

const parts = [
  {
    title: 'Продавцы, бренды, категории, товары',
    text: 'Выручка, продажи, цены и доли за каждую неделю. Любая строка ведёт в профиль, неделя сохраняется.',
  },
  {
    title: 'Индекс перспективности',
    text: 'Число от 0 до 1: где спрос есть, а сильных соперников ещё нет. Определение открыто и показано рядом с числом.',
  },
  {
    title: 'Концентрация рынка',
    text: 'Индекс HHI и число равных продавцов, на которых похож рынок: видно, кто держит категорию.',
  },
] as const;

/** The public face: what the product is, and the way in. */
export function Component() {
  useDocumentTitle('Vitrina');
  const isSignedIn = useSessionState().status === 'signed in';
  const way = isSignedIn ? { href: '/', text: 'Открыть отчёты' } : { href: '/login', text: 'Войти' };
  return (
    <div className="mx-auto flex min-h-dvh max-w-7xl flex-col px-4 md:px-16">
      <header className="flex h-16 items-center justify-between">
        <Brand />
        <AppLink href={way.href} className={buttonClass()}>
          {way.text}
        </AppLink>
      </header>
      <main className="flex-1">
        <section className="grid justify-items-start gap-6 py-12 md:py-16">
          <h1 className="max-w-[14em] text-balance max-md:text-[2rem] max-md:leading-10 max-md:font-semibold md:text-public">
            Что покупают на Kaspi, у кого и по какой цене
          </h1>
          <p className="max-w-[36em] text-[1.0625rem] leading-7 text-ink-2">
            Vitrina каждую неделю считает выручку, цены и конкуренцию по категориям, брендам, продавцам и
            товарам Kaspi.kz.
          </p>
          <div className="flex flex-wrap items-center gap-4">
            <AppLink href={way.href} className={`${buttonClass('primary')} h-11 px-5`}>
              {way.text}
            </AppLink>
            {!isSignedIn && <span className="text-ink-2">Без пароля: вход по коду из письма</span>}
          </div>
        </section>
        <img
          src={picture}
          alt="Профиль категории «Смартфоны» на демо-данных: показатели недели и таблица продавцов"
          width={1440}
          height={900}
          className="mb-8 h-auto w-full rounded-popover border border-line"
        />
        <ul className="grid border-t border-line md:grid-cols-3">
          {parts.map(({ title, text }) => (
            <li key={title} className="py-6 md:pr-8">
              <h2 className="text-section">{title}</h2>
              <p className="mt-2 text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </main>
      <footer className="border-t border-line py-6 text-label font-normal text-ink-2">
        Не связана с Kaspi.kz.
      </footer>
    </div>
  );
}
