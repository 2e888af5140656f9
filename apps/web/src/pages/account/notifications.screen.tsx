import { useIsServed } from '../../api/served-profiles.ts';
import { LetterSwitch } from '../../report/follow/letter-switch.tsx';
import { AccountPage } from './account-page.tsx';
import { PlainPart } from '../plain-page.tsx';
import * as screens from '#texts/screens';
import * as texts from '#texts/pages/account/notifications';

/** The letter about each new week, and its switch if the backend sends it. */
export function Component() {
  const isServed = useIsServed('account');
  return (
    <AccountPage title={screens.notifications}>
      <PlainPart lead={texts.lead} text={texts.text}>
        {isServed && (
          <div className="min-h-11 border-y border-line py-1.75 max-md:min-h-17 max-md:py-3">
            <LetterSwitch />
          </div>
        )}
      </PlainPart>
    </AccountPage>
  );
}
