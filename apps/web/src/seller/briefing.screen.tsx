import { BriefingScreen } from '../report/briefing/briefing-screen.tsx';
import { sellerEntity } from './seller-entity.ts';
import { useSellerBriefing } from './use-seller-briefing.ts';

/** The briefing about a seller in a week. */
export const Component = () => <BriefingScreen entity={sellerEntity} useBriefing={useSellerBriefing} />;
