import { Button } from '@vitrina/ui/primitives/button';
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuSeparator } from '@vitrina/ui/primitives/menu';
import { Popover } from '@vitrina/ui/primitives/popover';
import { Sheet } from '@vitrina/ui/primitives/sheet';
import { Term } from '@vitrina/ui/primitives/term';
import { useToast } from '@vitrina/ui/primitives/toast';
import { useState } from 'react';
import { PartRow } from './both-themes.tsx';

const titles = { left: 'Лист сбоку', bottom: 'Лист снизу', centre: 'Окно' } as const;

const SampleMenu = () => (
  <Menu trigger={<Button>Меню</Button>}>
    <MenuLabel>aigerim@sauda.kz</MenuLabel>
    <MenuItem>Account</MenuItem>
    <MenuItem disabled>Недоступно</MenuItem>
    <MenuSeparator />
    <MenuChoice chosen>Системная тема</MenuChoice>
    <MenuChoice chosen={false}>Светлая тема</MenuChoice>
  </Menu>
);

/** Menus, popovers, sheets and messages, in the theme of the page. */
export function Floating() {
  const [place, setPlace] = useState<keyof typeof titles | null>(null);
  const show = useToast();
  return (
    <PartRow>
      <Term
        title="Индекс перспективности"
        text="От 0 до 1. Объединяет спрос, открытость рынка и запас в цене."
      >
        Подсказка
      </Term>
      <SampleMenu />
      <Popover trigger={<Button>Список</Button>} label="Столбцы">
        <p className="max-w-60">Всё, чему в меню тесно.</p>
      </Popover>
      {(['left', 'bottom', 'centre'] as const).map((each) => (
        <Button key={each} onClick={() => setPlace(each)}>
          {titles[each]}
        </Button>
      ))}
      <Sheet
        open={place !== null}
        onOpenChange={() => setPlace(null)}
        title={place === null ? '' : titles[place]}
        placement={place ?? 'centre'}
        footer={<Button onClick={() => setPlace(null)}>Готово</Button>}
      >
        <p className="p-4">Содержание.</p>
      </Sheet>
      <Button
        onClick={() =>
          show({ text: 'Ссылка скопирована', action: { title: 'Отменить', run: () => undefined } })
        }
      >
        Сообщение
      </Button>
    </PartRow>
  );
}
