export const qld = `
4000 Brisbane, Brisbane City, Spring Hill
4005 New Farm, Teneriffe
4006 Bowen Hills, Fortitude Valley, Herston, Newstead
4007 Ascot, Hamilton
4011 Clayfield, Hendra
4012 Nundah
4017 Brighton, Sandgate
4020 Redcliffe, Scarborough
4030 Lutwyche, Windsor, Wooloowin
4032 Chermside
4034 Aspley, Zillmere
4035 Albany Creek
4051 Newmarket, Wilston
4053 Everton Park, Mitchelton, Stafford
4059 Kelvin Grove, Red Hill
4060 Ashgrove
4061 The Gap
4064 Milton, Paddington
4065 Bardon
4066 Auchenflower, Toowong
4067 St Lucia
4068 Indooroopilly, Taringa
4069 Chapel Hill, Kenmore
4075 Graceville, Oxley, Sherwood
4076 Darra
4077 Inala
4078 Forest Lake
4101 Highgate Hill, South Brisbane, West End
4102 Woolloongabba
4103 Annerley
4104 Yeronga
4105 Moorooka
4109 Sunnybank
4113 Eight Mile Plains
4114 Logan Central
4120 Greenslopes
4121 Holland Park
4122 Mount Gravatt
4127 Springwood
4128 Shailer Park
4151 Coorparoo
4152 Camp Hill, Carina
4157 Capalaba
4163 Cleveland
4165 Redland Bay, Victoria Point
4169 East Brisbane, Kangaroo Point
4170 Cannon Hill, Morningside
4171 Balmoral, Bulimba, Hawthorne
4178 Wynnum
4179 Manly
4183 Dunwich, Point Lookout
4207 Beenleigh
4209 Coomera
4210 Oxenford
4211 Nerang
4212 Helensvale, Hope Island
4213 Mudgeeraba
4215 Labrador, Southport
4216 Runaway Bay
4217 Surfers Paradise
4218 Broadbeach, Mermaid Beach
4220 Burleigh Heads, Miami
4221 Palm Beach
4223 Currumbin
4224 Tugun
4225 Coolangatta
4226 Robina
4227 Varsity Lakes
4272 Tamborine Mountain
4275 Canungra
4280 Jimboomba
4285 Beaudesert
4300 Springfield Lakes
4301 Redbank Plains
4304 Booval
4305 Ipswich
4341 Laidley
4343 Gatton
4350 Toowoomba
4352 Highfields
4370 Warwick
4380 Stanthorpe
4390 Goondiwindi
4405 Dalby
4413 Chinchilla
4455 Roma
4470 Charleville
4472 Blackall
4482 Birdsville
4487 St George
4490 Cunnamulla
4500 Strathpine
4506 Morayfield
4507 Bongaree, Bribie Island
4509 North Lakes
4510 Caboolture
4550 Landsborough
4551 Caloundra, Currimundi
4552 Maleny
4556 Buderim
4557 Mooloolaba
4558 Maroochydore
4560 Montville, Nambour
4562 Eumundi
4565 Tewantin
4566 Noosaville
4567 Noosa Heads, Sunshine Beach
4570 Gympie
4573 Coolum Beach, Peregian Beach
4575 Birtinya, Minyama
4581 Rainbow Beach
4605 Murgon
4610 Kingaroy
4650 Maryborough
4655 Hervey Bay, Pialba, Urangan
4660 Childers
4670 Bargara, Bundaberg
4677 Agnes Water
4680 Gladstone, Tannum Sands
4700 Rockhampton
4703 Yeppoon
4710 Emu Park
4715 Biloela
4717 Blackwater
4720 Emerald
4721 Clermont
4725 Barcaldine
4730 Longreach
4735 Winton
4737 Sarina
4740 Mackay
4744 Moranbah
4800 Proserpine
4802 Airlie Beach, Cannonvale
4803 Hamilton Island
4805 Bowen
4806 Home Hill
4807 Ayr
4810 North Ward, Townsville, West End
4814 Aitkenvale
4817 Kirwan
4819 Magnetic Island
4820 Charters Towers
4821 Hughenden
4822 Richmond
4823 Julia Creek
4824 Cloncurry
4825 Mount Isa
4830 Doomadgee
4849 Cardwell
4850 Ingham
4852 Mission Beach
4854 Tully
4860 Innisfail
4865 Gordonvale
4870 Cairns, Cairns North, Edge Hill
4873 Mossman
4874 Weipa
4875 Thursday Island
4876 Bamaga
4877 Port Douglas
4878 Smithfield
4879 Palm Cove, Trinity Beach
4880 Mareeba
4881 Kuranda
4883 Atherton
4884 Yungaburra
4890 Normanton
4891 Karumba
4895 Cooktown
`;

export const nt = `
0800 Darwin, Darwin City
0810 Alawa, Brinkin, Casuarina, Coconut Grove, Millner, Nakara, Nightcliff, Rapid Creek, Tiwi, Wanguri
0812 Anula, Karama, Leanyer, Malak, Wulagi
0820 Fannie Bay, Larrakeyah, Parap, Stuart Park, The Gardens, Winnellie
0822 Gunbalanya, Maningrida, Wadeye, Wurrumiyanga
0830 Driver, Durack, Gray, Moulden, Palmerston, Woodroffe
0832 Bakewell, Johnston, Rosebery, Zuccoli
0834 Virginia
0835 Howard Springs
0836 Humpty Doo
0838 Berry Springs
0839 Coolalinga
0845 Batchelor
0846 Adelaide River
0847 Pine Creek
0850 Katherine
0852 Mataranka, Ngukurr, Timber Creek
0854 Borroloola
0860 Tennant Creek
0862 Elliott
0870 Alice Springs, Araluen, Braitling, Desert Springs, East Side, Gillen, Sadadeen
0872 Hermannsburg, Ti Tree, Yuendumu, Yulara
0875 Larapinta
0880 Nhulunbuy
0885 Alyangula
0886 Jabiru
`;
