export const isOn = 'Письмо по понедельникам включено';
export const isOff = 'Письмо по понедельникам выключено';
export const turnOn = 'Включить';
export const turnOff = 'Выключить';
