import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '@vitrina/ui/format.ts';
import { Segments } from '@vitrina/ui/primitives/segments.tsx';
import { Button } from '@vitrina/ui/primitives/button.tsx';
import { chooseTheme, type Theme, themeTitles, useTheme } from '@vitrina/ui/theme.ts';
import { Facts } from '../about/facts.tsx';
import { config } from '../config.ts';
import { useKept } from '../find/use-kept.ts';
import { Report } from '../report.tsx';
import { lifetime } from './lifetime.ts';
import { useLogout } from './logout.ts';
import { PersonPage } from './person-page.tsx';
import { useSession } from './session-context.ts';
import { whoAmI } from './who-am-i.ts';

const themes = (['system', 'light', 'dark'] as const satisfies readonly Theme[]).map((name) => ({
  name,
  title: themeTitles[name],
}));

const since = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long' });

/** How many entities this browser keeps for the person. */
function useKeptCounts(): string {
  const { pinned, recent } = useKept();
  return `закреплено ${formatNumber(pinned.length)}, недавних ${formatNumber(recent.length)}; при выходе стираются`;
}

/** Who is signed in, since when, and how the screens are lit. */
export function Component() {
  const session = useSession();
  const me = useQuery({ ...whoAmI(session), refetchOnMount: 'always' });
  const theme = useTheme();
  const kept = useKeptCounts();
  const { logout, isPending } = useLogout();
  return (
    <PersonPage
      title="Account"
      lead="Вход без пароля"
      text="Имени и пароля у нас нет: человека мы знаем по адресу почты."
    >
      <Report query={me} what="данные о вас">
        {({ user }) => (
          <Facts
            facts={{
              'E-mail': user.email,
              'С нами с': since.format(new Date(user.createdAt)),
              'Вход на этом устройстве': `${lifetime(config.refreshTokenExpiry)} с последнего посещения`,
              'В этом браузере': kept,
              Тема: <Segments label="Тема" choices={themes} value={theme} onChange={chooseTheme} />,
            }}
          />
        )}
      </Report>
      <div>
        <Button pending={isPending} onClick={() => void logout()}>
          Выйти
        </Button>
      </div>
    </PersonPage>
  );
}
