export const description =
  'Vitrina: Kaspi.kz сатушылары, брендтері, санаттары және тауарлары туралы апталық есептер';
export const noScript = 'Vitrina тек JavaScript қосулы болғанда жұмыс істейді.';
