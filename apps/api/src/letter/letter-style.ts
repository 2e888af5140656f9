import { html } from './html.ts';

/** Dark colours, and less space on a phone; the light ones are inline, which mail programs support best. */
export const letterStyle = html`<style>
  :root {
    color-scheme: light dark;
  }
  @media (max-width: 480px) {
    .inside {
      padding: 16px !important;
    }
  }
  @media (prefers-color-scheme: dark) {
    .ground {
      background: #121316 !important;
    }
    .sheet {
      background: #1a1d20 !important;
    }
    .line {
      border-color: #33373c !important;
    }
    .strong {
      color: #e8eaec !important;
    }
    .quiet {
      color: #afb3b9 !important;
    }
    .name {
      color: #72b1f2 !important;
    }
    .up {
      color: #6fcf97 !important;
    }
    .down {
      color: #ff8a80 !important;
    }
    .button {
      background: #72b1f2 !important;
    }
    .on-button {
      color: #121316 !important;
    }
  }
</style>`;
