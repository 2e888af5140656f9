import { useQuery } from '@tanstack/react-query';
import { Segments } from '@vitrina/ui/primitives/segments.tsx';
import { Button } from '@vitrina/ui/primitives/button.tsx';
import { chooseTheme, type Theme, themeTitles, useTheme } from '@vitrina/ui/theme.ts';
import { Facts } from '../about/facts.tsx';
import { PlainPage } from '../about/plain-page.tsx';
import { Report } from '../report.tsx';
import { useLogout } from './logout.ts';
import { useSession } from './session-context.ts';
import { whoAmI } from './who-am-i.ts';

const themes = (['system', 'light', 'dark'] as const satisfies readonly Theme[]).map((name) => ({
  name,
  title: themeTitles[name],
}));

const since = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long' });

/** Who is signed in, since when, and how the screens are lit. */
export function Component() {
  const session = useSession();
  const me = useQuery({ ...whoAmI(session), refetchOnMount: 'always' });
  const theme = useTheme();
  const { logout, isPending } = useLogout();
  return (
    <PlainPage title="Account" lang="en">
      <Report query={me} what="данные о вас">
        {({ user }) => (
          <Facts
            facts={{
              'E-mail': user.email,
              'С нами с': since.format(new Date(user.createdAt)),
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
    </PlainPage>
  );
}
