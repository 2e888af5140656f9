import { BriefingScreen } from '../report/briefing/briefing-screen.tsx';
import { brandEntity } from './brand-entity.ts';
import { useBrandBriefing } from './use-brand-briefing.ts';

/** The briefing about a brand in a week. */
export const Component = () => <BriefingScreen entity={brandEntity} useBriefing={useBrandBriefing} />;
