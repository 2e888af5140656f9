import { Menu, PanelLeft } from 'lucide-react';
import { IconButton } from '../primitives/icon-button.tsx';
import { useSidebar } from './sidebar-provider.tsx';

/** The button in the page's head that opens and closes the sidebar. */
export const SidebarTrigger = () => {
  const { open, mobile, sheetOpen, toggle } = useSidebar();
  const Icon = mobile ? Menu : PanelLeft;
  const shown = mobile ? sheetOpen : open;
  return (
    <IconButton
      label={shown ? 'Свернуть панель' : 'Развернуть панель'}
      aria-expanded={shown}
      icon={<Icon aria-hidden="true" />}
      onClick={toggle}
    />
  );
};
