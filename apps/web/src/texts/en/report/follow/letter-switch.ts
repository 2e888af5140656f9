export const isOn = 'Monday email is on';
export const isOff = 'Monday email is off';
export const turnOn = 'Turn on';
export const turnOff = 'Turn off';
