import { BriefingScreen } from '../report/briefing/briefing-screen.tsx';
import { categoryEntity } from './category-entity.ts';
import { useCategoryBriefing } from './use-category-briefing.ts';

/** The briefing about a category in a week. */
export const Component = () => <BriefingScreen entity={categoryEntity} useBriefing={useCategoryBriefing} />;
