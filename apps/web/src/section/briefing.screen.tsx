import { BriefingScreen } from '../report/briefing/briefing-screen.tsx';
import { sectionEntity } from './section-entity.ts';
import { useSectionBriefing } from './use-section-briefing.ts';

/** The briefing about a section in a week. */
export const Component = () => <BriefingScreen entity={sectionEntity} useBriefing={useSectionBriefing} />;
