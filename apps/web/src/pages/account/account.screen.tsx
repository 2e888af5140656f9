import { useQuery } from '@tanstack/react-query';
import { Segments } from '@vitrina/ui/primitives/segments';
import { Button } from '@vitrina/ui/primitives/button';
import { setTheme, type Theme, themeLabels, useTheme } from '@vitrina/ui/theme';
import { Facts, FactsSkeleton } from '../facts.tsx';
import { PlainPart } from '../plain-page.tsx';
import { config } from '../../config.ts';
import { PinList } from '../../search/pins/pin-list.tsx';
import { usePinnedAndRecent } from '../../session/use-pinned-and-recent.ts';
import { Report } from '../../report/report.tsx';
import { formatLifetime } from '../../session/format-lifetime.ts';
import { useLogout } from '../../session/use-logout.ts';
import { AccountPage } from './account-page.tsx';
import { useSession } from '../../session/session-context.ts';
import { currentUserQuery } from '../../session/current-user.ts';

const themes = (['system', 'light', 'dark'] as const satisfies readonly Theme[]).map((name) => ({
  name,
  title: themeLabels[name],
}));

const since = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long' });

/** Pinned and recent entities stored in this browser. */
function EntitiesSection() {
  const { pinned, recent } = usePinnedAndRecent();
  return (
    <PlainPart
      lead="Закреплённые и недавние"
      text="Их помнит этот браузер. При выходе они стираются, после окончания сеанса ждут вас."
    >
      {pinned.length + recent.length === 0 ? (
        <p className="border-y border-line py-1.75 text-ink-2 max-md:py-3">
          Пока ничего: откройте продавца, бренд или категорию, и они появятся здесь и на главной.
        </p>
      ) : (
        <div className="border-y border-line">
          <PinList entities={[...pinned, ...recent]} />
        </div>
      )}
    </PlainPart>
  );
}

/** The user, the theme, and the entities stored in this browser. */
export function Component() {
  const session = useSession();
  const me = useQuery({ ...currentUserQuery(session), refetchOnMount: 'always' });
  const theme = useTheme();
  const { logout, isPending } = useLogout();
  return (
    <AccountPage title="Account">
      <PlainPart lead="Вход без пароля" text="Имени и пароля у нас нет: человека мы знаем по адресу почты.">
        <Report query={me} what="данные о вас" skeleton={<FactsSkeleton count={3} />}>
          {({ user }) => (
            <Facts
              facts={{
                'E-mail': user.email,
                'С нами с': since.format(new Date(user.createdAt)),
                'Вход на этом устройстве': `${formatLifetime(config.refreshTokenExpiry)} с последнего посещения`,
              }}
            />
          )}
        </Report>
        <div>
          <Button pending={isPending} onClick={() => void logout()}>
            Выйти
          </Button>
        </div>
      </PlainPart>
      <PlainPart lead="Вид" text="Светлый или тёмный, как в системе или по вашему выбору в этом браузере.">
        <Facts
          facts={{ Тема: <Segments label="Тема" choices={themes} value={theme} onChange={setTheme} /> }}
        />
      </PlainPart>
      <EntitiesSection />
    </AccountPage>
  );
}
