import { Menu, PanelLeft } from 'lucide-react';
import * as texts from '#texts/sidebar';
import { IconButton } from '../primitives/icon-button.tsx';
import { useSidebar } from './sidebar-provider.tsx';

/** Button that toggles the sidebar. */
export const SidebarTrigger = () => {
  const { isOpen, isMobile, isSheetOpen, toggle } = useSidebar();
  const Icon = isMobile ? Menu : PanelLeft;
  const isExpanded = isMobile ? isSheetOpen : isOpen;
  return (
    <IconButton
      label={isExpanded ? texts.collapse : texts.expand}
      aria-expanded={isExpanded}
      icon={<Icon aria-hidden="true" />}
      onClick={toggle}
    />
  );
};
