export const notSaved = 'Сақталмады: қайталап көріңіз.';
