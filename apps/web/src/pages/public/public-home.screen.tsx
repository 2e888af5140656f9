import { paths } from '../../routing/paths.ts';
import { getButtonClass } from '@vitrina/ui/primitives/button';
import { EmailForm } from './email-form.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { useSessionState } from '../../session/session-context.ts';
import { AppLink } from '../../routing/app-link.tsx';
import { Wordmark } from '../../routing/wordmark.tsx';
import { useDocumentTitle } from '../../routing/use-document-title.ts';
import { pictures } from './pictures.ts';
import { ProductPicture } from './product-picture.tsx';
import * as texts from '#texts/pages/public/home';

const features = [
  {
    title: texts.concentrationTitle,
    text: texts.concentrationText,
    picture: pictures.concentration,
    alt: texts.concentrationAlt,
  },
  {
    title: texts.pricesTitle,
    text: texts.pricesText,
    picture: pictures.prices,
    alt: texts.pricesAlt,
  },
  {
    title: texts.tableTitle,
    text: texts.tableText,
    picture: pictures.table,
    alt: texts.tableAlt,
  },
] as const;

/** Advantages over other market reports. */
const differences = [
  {
    title: texts.indexTitle,
    text: texts.indexText,
  },
  {
    title: texts.definitionsTitle,
    text: texts.definitionsText,
  },
  {
    title: texts.exportTitle,
    text: texts.exportText,
  },
] as const;

const wide = 'mx-auto w-full max-w-7xl px-4 md:px-16';

const footerLink = 'rounded-mark py-1 hover:text-ink hover:underline';

/** Features of the product, each with a picture. */
const Features = () =>
  features.map(({ title, text, picture, alt }) => (
    <section
      key={title}
      className="grid gap-x-12 gap-y-5 border-b border-line py-10 last:border-0 md:py-14 lg:grid-cols-[minmax(0,1fr)_45rem]"
    >
      <div>
        <h2 className="text-[1.25rem] leading-7 font-semibold tracking-[-0.014em] text-balance">{title}</h2>
        <p className="mt-2 max-w-[34em] text-[0.9375rem] leading-6 text-ink-2">{text}</p>
      </div>
      <ProductPicture {...picture} alt={alt} className="h-auto w-full" />
    </section>
  ));

/** Advantages of the product, in words. */
const Differences = () => (
  <div className="grid gap-x-12 gap-y-6 border-b border-line py-10 md:grid-cols-3 md:py-12">
    {differences.map(({ title, text }) => (
      <section key={title}>
        <h2 className="text-[1.0625rem] leading-6 font-semibold">{title}</h2>
        <p className="mt-1.5 text-[0.9375rem] leading-6 text-ink-2">{text}</p>
      </section>
    ))}
  </div>
);

const getMainLink = (isSignedIn: boolean) =>
  isSignedIn ? { href: paths.home(), text: texts.openReports } : { href: paths.login(), text: texts.signIn };

/** Limits of the product, and a link onwards. */
const Footer = ({ way }: { way: ReturnType<typeof getMainLink> }) => (
  <footer className="border-t border-line">
    <div
      className={`${wide} flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-6 text-label font-normal text-ink-2`}
    >
      <span>{texts.disclaimer}</span>
      <span className="flex flex-wrap gap-x-6">
        <LanguageSwitch />
        <a href="/docs" className={footerLink}>
          API
        </a>
        <AppLink href={way.href} className={footerLink}>
          {way.text}
        </AppLink>
      </span>
    </div>
  </footer>
);

/** The public page: the product and the sign-in. */
export function Component() {
  useDocumentTitle('Vitrina');
  const isSignedIn = useSessionState().status === 'signed in';
  const way = getMainLink(isSignedIn);
  return (
    <div className="flex min-h-dvh flex-col">
      <header className={`${wide} flex h-16 items-center justify-between`}>
        <Wordmark />
        <AppLink href={way.href} className={getButtonClass()}>
          {way.text}
        </AppLink>
      </header>
      <main className="flex-1">
        <section className={`${wide} grid justify-items-start gap-6 pt-10 pb-12 md:pt-12`}>
          <h1 className="max-w-[14em] text-balance max-md:text-[2rem] max-md:leading-10 max-md:font-semibold md:text-public">
            {texts.headline}
          </h1>
          <p className="max-w-[36em] text-[1.0625rem] leading-7 text-ink-2">{texts.lead}</p>
          {isSignedIn ? (
            <AppLink
              href={paths.home()}
              className={`${getButtonClass('primary')} h-11 px-5 text-[0.9375rem]`}
            >
              {texts.openReports}
            </AppLink>
          ) : (
            <EmailForm />
          )}
        </section>
        <div className="border-y border-line bg-sunken pt-6 md:pt-12">
          <div className={wide}>
            <div className="overflow-hidden rounded-t-popover border border-b-0 border-line bg-ground">
              <ProductPicture
                {...pictures.product}
                isFirst
                alt={texts.pictureAlt}
                className="h-auto w-full"
              />
            </div>
          </div>
        </div>
        <div className={wide}>
          <Differences />
          <Features />
        </div>
      </main>
      <Footer way={way} />
    </div>
  );
}
