/* global Scalar */

/** Appends a field's unit to its description: the renderer shows no `x-` keyword. */
const addUnit = (_, value) =>
  value?.['x-unit'] && value.description
    ? { ...value, description: `${value.description} Unit: ${value['x-unit']}.` }
    : value;

const response = await fetch('/docs/openapi.json');
Scalar.createApiReference('#reference', {
  content: JSON.parse(await response.text(), addUnit),
  servers: [{ url: location.origin }],
  telemetry: false,
  withDefaultFonts: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  documentDownloadType: 'json',
});
