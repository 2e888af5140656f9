import { useQuery } from '@tanstack/react-query';
import { MAX_FOLLOWS } from '@vitrina/contract';
import { formatInteger } from '@vitrina/ui/format/numbers';
import { languages } from '@vitrina/ui/language';
import { Segments } from '@vitrina/ui/primitives/segments';
import { Button } from '@vitrina/ui/primitives/button';
import { setTheme, type Theme, themeLabels, useTheme } from '@vitrina/ui/theme';
import { Facts, FactsSkeleton } from '../facts.tsx';
import { PlainPart } from '../plain-page.tsx';
import { config } from '../../config.ts';
import { useFollows } from '../../follow/follows-context.ts';
import { useKnownFollows } from '../../follow/known-follows.ts';
import { useFollowedAndRecent } from '../../follow/use-followed-and-recent.ts';
import { EntityList } from '../../search/entity-list.tsx';
import { chooseLanguage } from '../../routing/choose-language.ts';
import { useIsServed } from '../../api/served-profiles.ts';
import { Report } from '../../report/report.tsx';
import { formatLifetime } from '../../session/format-lifetime.ts';
import { useLogout } from '../../session/use-logout.ts';
import { AccountPage } from './account-page.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { FollowedList } from './followed-list.tsx';
import { KeysSection } from './keys/keys-section.tsx';
import { OwnShopSection } from './own-shop.tsx';
import { SessionsSection } from './sessions/sessions-section.tsx';
import { TrailSection } from './trail/trail-section.tsx';
import { SharesSection } from './shares/shares-section.tsx';
import { useSession } from '../../session/session-context.ts';
import { currentUserQuery } from '../../session/current-user.ts';
import { formatDate } from '@vitrina/ui/format/week-range';
import { toLocalDay } from './local-day.ts';
import * as screens from '#texts/screens';
import * as texts from '#texts/pages/account/account';

const themes = (['system', 'light', 'dark'] as const satisfies readonly Theme[]).map((name) => ({
  name,
  title: themeLabels[name],
}));

const languageChoices = languages.map((language) => ({ ...language, lang: language.name }));

/** The theme and the language. */
function AppearanceSection() {
  const theme = useTheme();
  return (
    <PlainPart lead={texts.themeLead} text={texts.themeText}>
      <Facts
        facts={{
          theme: {
            name: texts.theme,
            value: <Segments label={texts.theme} choices={themes} value={theme} onChange={setTheme} />,
          },
          language: {
            name: texts.language,
            value: (
              <Segments
                label={texts.language}
                choices={languageChoices}
                value={config.language}
                onChange={chooseLanguage}
              />
            ),
          },
        }}
      />
    </PlainPart>
  );
}

/** Followed entities, stored with the account, and the recent ones stored in this browser. */
function EntitiesSection() {
  const { recent } = useFollowedAndRecent();
  const all = useFollows();
  const followCount = useKnownFollows()?.length;
  return (
    <PlainPart lead={texts.entitiesLead} text={texts.entitiesText(formatInteger(followCount), MAX_FOLLOWS)}>
      {!followCount && recent.length === 0 ? (
        <p className="border-y border-line py-1.75 text-ink-2 max-md:py-3">{texts.noEntities}</p>
      ) : (
        <div className="border-y border-line">
          {all && <FollowedList {...all} />}
          {recent.length > 0 && <EntityList entities={recent} />}
        </div>
      )}
    </PlainPart>
  );
}

/** The user, the theme and the language, the followed entities, and the recent ones. */
export function Component() {
  const session = useSession();
  const me = useQuery({ ...currentUserQuery(session), refetchOnMount: 'always' });
  const isServed = useIsServed('account');
  const { logout, isPending } = useLogout();
  return (
    <AccountPage title={screens.account}>
      <PlainPart lead={texts.signInLead} text={texts.signInText}>
        <Report query={me} what={texts.aboutYou} skeleton={<FactsSkeleton count={3} />}>
          {({ user }) => (
            <Facts
              facts={{
                email: { name: 'E-mail', value: user.email },
                since: { name: texts.since, value: formatDate(toLocalDay(new Date(user.createdAt))) },
                signedIn: {
                  name: texts.signedIn,
                  value: texts.keptFor(formatLifetime(config.refreshTokenExpiry)),
                },
              }}
            />
          )}
        </Report>
        <div>
          <Button pending={isPending} onClick={() => void logout()}>
            {texts.signOut}
          </Button>
        </div>
      </PlainPart>
      {isServed && <SessionsSection />}
      {isServed && <OwnShopSection />}
      <AppearanceSection />
      {isServed && <SharesSection />}
      {isServed && <KeysSection />}
      <EntitiesSection />
      {isServed && <TrailSection />}
      {isServed && me.data && <DeleteAccount email={me.data.user.email} />}
    </AccountPage>
  );
}
