import { X } from 'lucide-react';
import { IconButton } from '@vitrina/ui/primitives/icon-button';
import { useState } from 'react';
import { clearReturnTo, readReturnTo } from '../session/return-to.ts';
import { getUserId } from '../session/session.ts';
import { useSessionState } from '../session/session-context.ts';
import { AppLink } from '../routing/app-link.tsx';
import { useRouteAt } from '../routing/routes-context.ts';
import * as texts from '#texts/market/home';

/** Link to the address requested before the sign-in: «Продолжить: …». */
export function ReturnLink() {
  const userId = getUserId(useSessionState());
  const [href, setHref] = useState(() => readReturnTo(userId));
  const title = useRouteAt(href?.split(/[?#]/)[0] ?? '')?.title;
  const clear = () => {
    clearReturnTo();
    setHref(null);
  };
  if (href === null || title === undefined || href === '/' || href.startsWith('/?')) return null;
  return (
    <p className="flex items-center gap-2 border-b border-line bg-accent-soft px-(--gutter) py-1">
      <AppLink href={href} onClick={clearReturnTo} className="flex-1 font-medium text-accent hover:underline">
        {texts.resume(title)}
      </AppLink>
      <IconButton label={texts.dismiss} icon={<X aria-hidden="true" />} onClick={clear} />
    </p>
  );
}
