import type { Entity } from '../session/kept-entities.ts';
import { PinButton } from './pin-button.tsx';

/** The name of a profile with the pin beside it. */
export const EntityTitle = (entity: Entity) => (
  <div className="flex items-start gap-1">
    <h1 className="min-w-0 text-title [overflow-wrap:anywhere]">{entity.title}</h1>
    <span className="-my-0.5 max-md:-my-2 print:hidden">
      <PinButton entity={entity} />
    </span>
  </div>
);
