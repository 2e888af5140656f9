import { classNames } from '@vitrina/ui/class-names';
import { Link } from '@vitrina/ui/link';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { Button, buttonClass } from '@vitrina/ui/primitives/button';
import { Menu, MenuItem } from '@vitrina/ui/primitives/menu';
import { ArrowLeftRight, Ellipsis, ExternalLink, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PinButton, PinItem } from '../../search/pins/pin-button.tsx';
import type { Entity } from '../../session/pinned-and-recent.ts';
import { OtherEntity } from './entity-page.tsx';

/** A way on from a profile: to another screen, or to the shop on Kaspi. */
interface Way {
  title: string;
  href: string;
}

/** So many letters of a name fit the head of a phone's screen, which need not be said twice. */
const SHORT = 24;

const isOutside = ({ href }: Way) => href.startsWith('https://');

/** The link of a way on; Kaspi opens in a tab of its own. */
const link = (way: Way, className: string, children: ReactNode) =>
  isOutside(way) ? (
    <a href={way.href} target="_blank" rel="noreferrer" className={className}>
      {children}
    </a>
  ) : (
    <Link href={way.href} className={className}>
      {children}
    </Link>
  );

interface Ways {
  entity: Entity;
  /** «Сменить продавца» */
  other: string;
  ways?: readonly Way[];
}

/** All that can be done with a profile behind one button, where there is little room. */
function More({ entity, other, ways = [] }: Ways) {
  const { pathname } = useLocation();
  const here = { title: other, href: pathname };
  return (
    <Menu
      align="end"
      className="min-w-60"
      trigger={
        <Button variant="quiet" aria-label="Действия" className="-mr-3 size-(--control) px-0!">
          <Ellipsis className="size-4 text-ink-2" aria-hidden="true" />
        </Button>
      }
    >
      <PinItem entity={entity} />
      {[here, ...ways].map((way) => {
        const Icon = way === here ? ArrowLeftRight : isOutside(way) ? ExternalLink : FileText;
        const inside = (
          <>
            <Icon aria-hidden="true" />
            {way.title}
          </>
        );
        return (
          <MenuItem key={way.title} asChild>
            {link(way, '', inside)}
          </MenuItem>
        );
      })}
    </Menu>
  );
}

/** The same as buttons side by side. */
const Buttons = ({ entity, other, ways = [] }: Ways) => (
  <div className="flex gap-2 @max-[56rem]:hidden">
    <OtherEntity label={other} kind={entity.kind} />
    {ways.map((way) => (
      <span key={way.title} className="contents">
        {link(
          way,
          buttonClass(),
          <>
            {way.title}
            {isOutside(way) && <ExternalLink className="size-4 text-ink-2" aria-hidden="true" />}
          </>,
        )}
      </span>
    ))}
  </div>
);

interface Props extends Ways {
  /** The head of a phone's screen says whose it is, if the name is short enough for it. */
  isNamedAbove?: boolean;
  children: ReactNode;
}

/** The top of a profile: whose it is, what is known of it besides the figures, and where to go from there. */
export function ProfileTop({ isNamedAbove = true, children, ...rest }: Props) {
  const { entity } = rest;
  const phone = useIsPhone();
  return (
    <div className="@container mb-4 flex items-start gap-2 max-md:mb-3">
      <div className="min-w-0 flex-1">
        <div
          className={classNames(
            'mb-1 flex items-start gap-1',
            isNamedAbove && entity.title.length <= SHORT && 'max-md:sr-only',
          )}
        >
          <h1 title={entity.title} className="line-clamp-4 min-w-0 text-title [overflow-wrap:anywhere]">
            {entity.title}
          </h1>
          {phone ? null : (
            <span className="-my-0.5 print:hidden">
              <PinButton entity={entity} />
            </span>
          )}
        </div>
        {children}
      </div>
      <div className="@min-[56rem]:hidden print:hidden">
        <More {...rest} />
      </div>
      <Buttons {...rest} />
    </div>
  );
}
