/** IPTC's vocabulary of where media come from, which laws on marking machines' works point to. */
export const DIGITAL_SOURCES = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

/** Words that a machine wrote. */
export const MACHINE_WRITTEN = `${DIGITAL_SOURCES}trainedAlgorithmicMedia`;

/** The last part of the address for a work of people and machines together. */
export const PARTLY_MACHINE_WRITTEN = 'compositeWithTrainedAlgorithmicMedia';

/** The same in terms of schema.org. */
export const PARTLY_MACHINE_WRITTEN_LD = 'https://schema.org/CompositeWithTrainedAlgorithmicMediaDigitalSource';
