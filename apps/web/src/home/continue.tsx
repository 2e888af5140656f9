import { X } from 'lucide-react';
import { IconButton } from '@vitrina/ui/primitives/icon-button';
import { useState } from 'react';
import { forgetIntended, intended } from '../session/intended.ts';
import { AppLink } from '../shell/app-link.tsx';
import { useScreenAt } from '../shell/screens-context.ts';

/** Offers the address that a person asked for before signing in: «Продолжить: …». */
export function Continue() {
  const [href, setHref] = useState(intended);
  const title = useScreenAt(href?.split(/[?#]/)[0] ?? '')?.title;
  const forget = () => {
    forgetIntended();
    setHref(null);
  };
  if (href === null || title === undefined || href === '/' || href.startsWith('/?')) return null;
  return (
    <p className="flex items-center gap-2 border-b border-line bg-accent-soft px-(--gutter) py-1">
      <AppLink
        href={href}
        onClick={forgetIntended}
        className="flex-1 font-medium text-accent hover:underline"
      >
        Продолжить: {title}
      </AppLink>
      <IconButton label="Не нужно" icon={<X aria-hidden="true" />} onClick={forget} />
    </p>
  );
}
