import { ErrorState } from '@vitrina/ui/primitives/states';
import { Component, type ReactNode } from 'react';

interface Props {
  /** What is shown, in the accusative: «товары продавца». */
  what: string;
  /** The answer that is shown; another one is tried anew. */
  answer: unknown;
  onRetry: () => void;
  retrying: boolean;
  children: ReactNode;
}

interface State {
  /** The answer that was last given to show. */
  answer: unknown;
  isBroken: boolean;
}

/** Where an answer that looked right cannot be shown, its part says so; the rest of the screen stays. */
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
          title={`Не удалось показать ${what}`}
          message="Сервер ответил не так, как обещает."
          onRetry={onRetry}
          retrying={retrying}
        />
      </div>
    );
  }
}
