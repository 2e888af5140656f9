import * as texts from '#texts/report/report';
import { ErrorState } from '@vitrina/ui/primitives/states';
import { Component, type ReactNode } from 'react';

interface Props {
  /** Name of the content, in the accusative: «товары продавца». */
  what: string;
  /** The shown response; a new one resets the error. */
  answer: unknown;
  onRetry: () => void;
  retrying: boolean;
  children: ReactNode;
}

interface State {
  /** The response of the last render. */
  answer: unknown;
  isBroken: boolean;
}

/** Shows an error in place of a report whose response fails to render; the rest of the screen stays. */
export class ReportBoundary extends Component<Props, State> {
  override state: State = { answer: undefined, isBroken: false };

  static getDerivedStateFromError(): Pick<State, 'isBroken'> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ answer }: Props, state: State): State | null {
    return answer === state.answer ? null : { answer, isBroken: false };
  }

  override render(): ReactNode {
    const { what, onRetry, retrying, children } = this.props;
    if (!this.state.isBroken) return children;
    return (
      <div className="px-(--gutter) py-6">
        <ErrorState
          title={texts.cannotShow(what)}
          message={texts.brokenAnswer}
          onRetry={onRetry}
          retrying={retrying}
        />
      </div>
    );
  }
}
